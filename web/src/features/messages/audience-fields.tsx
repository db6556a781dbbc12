import { inLanguage, titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { MESSAGE_AUDIENCES } from '@sikhya/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseSearchQuery } from '../../lib/course-search-query.ts';
import { getLang } from '../../lib/odia.ts';
import { Panel } from '../../ui/panel.tsx';
import { studentSearchQuery } from './api.ts';
import { StudentName } from './audience-name.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { MessageForm } from './message-form.ts';
import { texts } from './texts.ts';
import type { EditMessage } from './use-message-form.ts';

const LABELS = { all: 'allStudents', course: 'courseStudents', student: 'oneStudent' } as const;

type AudienceFieldsProps = { form: MessageForm; edit: EditMessage; isChecked: boolean };

/** All students, the students of a course, or one student. */
export function AudienceFields({ form, edit, isChecked }: AudienceFieldsProps) {
  const t = useTexts(texts);
  const name = useId();
  return (
    <Panel title={t.audience}>
      <fieldset className="flex flex-wrap gap-x-8">
        <legend className="sr-only">{t.audience}</legend>
        {MESSAGE_AUDIENCES.map((audience) => (
          <label key={audience} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={audience === form.audience}
              onChange={() => edit({ audience })}
              className="size-5 shrink-0 accent-indigo"
            />
            {t[LABELS[audience]]}
          </label>
        ))}
      </fieldset>
      {form.audience === 'course' && <CourseField {...{ form, edit, isChecked }} />}
      {form.audience === 'student' && <StudentField {...{ form, edit, isChecked }} />}
    </Panel>
  );
}

function CourseField({ form: { course }, edit, isChecked }: AudienceFieldsProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const found = useQuery(courseSearchQuery(search));
  const title = course && titlesInLanguage(course, language).title;
  return (
    <ChoiceList
      legend={t.course}
      searchLabel={t.searchCourses}
      search={search}
      onSearch={setSearch}
      found={found}
      chosenId={course?._id}
      chosenName={title && <span lang={getLang(title)}>{title}</span>}
      renderName={(each) => {
        const named = inLanguage(each, language).title;
        return <span lang={getLang(named)}>{named}</span>;
      }}
      onChoose={(each) =>
        edit({
          course: { _id: each._id, title: each.title, odiaTitles: { title: each.odia?.title ?? null } },
        })
      }
      error={isChecked && !course && t.chooseCourse}
    />
  );
}

function StudentField({ form: { student }, edit, isChecked }: AudienceFieldsProps) {
  const t = useTexts(texts);
  const [search, setSearch] = useState('');
  const found = useQuery(studentSearchQuery(search));
  return (
    <ChoiceList
      legend={t.student}
      searchLabel={t.searchStudents}
      search={search}
      onSearch={setSearch}
      found={found}
      chosenId={student?._id}
      chosenName={student && <StudentName student={student} />}
      renderName={({ email, googleProfile: { name } }) => (
        <>
          <span lang={getLang(name)} className="block">
            {name}
          </span>
          <span lang="en" className="block text-small text-ink-soft">
            {email}
          </span>
        </>
      )}
      onChoose={({ _id, email, googleProfile: { name } }) => edit({ student: { _id, name, email } })}
      error={isChecked && !student && t.chooseStudent}
    />
  );
}
