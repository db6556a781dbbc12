import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { revenueQuery } from './api.ts';
import { texts } from './texts.ts';

type ChosenCourse = { _id: string; title: string };

/** Renders a searchable list of all courses. */
export type CoursePickerSlot = (onChoose: (course: ChosenCourse) => void) => ReactNode;

type ItemFilterProps = {
  itemId: string;
  period: Parameters<typeof revenueQuery>[0];
  onChange: (itemId: string) => void;
  renderCoursePicker: CoursePickerSlot;
};

/** No id of a course or pass. */
const OTHER = 'other';

/** Chooses among the courses and passes that were sold in the period, or any other course by a search. */
export function ItemFilter({ itemId, period, onChange, renderCoursePicker }: ItemFilterProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<ChosenCourse | null>(null);
  const sold = useQuery(revenueQuery(period)).data?.items ?? [];
  const options = new Map(sold.map((item) => [item._id, titlesInLanguage(item, language).title]));
  if (itemId && !options.has(itemId))
    options.set(itemId, found?._id === itemId ? found.title : t.chosenCourse);
  const choose = (course: ChosenCourse) => {
    setFound(course);
    setSearching(false);
    onChange(course._id);
  };
  return (
    <>
      <Field label={t.courseOrPass}>
        <Select
          value={itemId}
          onChange={({ target }) => (target.value === OTHER ? setSearching(true) : onChange(target.value))}
        >
          <option value="">{t.allCourses}</option>
          {[...options].map(([id, title]) => (
            <option key={id} value={id} lang={getLang(title)}>
              {title}
            </option>
          ))}
          <option value={OTHER}>{t.otherCourse}</option>
        </Select>
      </Field>
      <Dialog open={isSearching} onClose={() => setSearching(false)} title={t.chooseCourse}>
        {isSearching && <div className="pb-5">{renderCoursePicker(choose)}</div>}
      </Dialog>
    </>
  );
}
