import { HELP_ARTICLES, type HelpArticleName, type HelpAudience } from '@sikhya/contract/help-articles.ts';

type Size = { width: number; height: number };

/** The size of the screen in a picture, in CSS pixels: the phone of a student or the desk of an admin. */
export const SCREEN_SIZES: Record<HelpAudience, Size> = {
  student: { width: 360, height: 640 },
  admin: { width: 1120, height: 700 },
};

/** The pixels of a picture's file. */
export const PICTURE_SIZES: Record<HelpAudience, Size> = {
  student: { width: 540, height: 960 },
  admin: { width: 1120, height: 700 },
};

export function getAudience(name: HelpArticleName): HelpAudience {
  return HELP_ARTICLES.student.some((known) => known === name) ? 'student' : 'admin';
}
