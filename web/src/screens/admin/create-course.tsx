import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts } from '../../features/authoring/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

// the same screen, so that the editor stays when a new course is stored and gets an address
export { Component } from './edit-course.tsx';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).createCourse} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};
