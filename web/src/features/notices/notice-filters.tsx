import { NOTICE_GROUPS, type NoticeGroup } from '@sikhya/contract/notices.ts';
import { useTexts } from '../../language/locale.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import type { NoticeFilter, Role } from './api.ts';
import { texts } from './texts.ts';

type NoticeFiltersProps = {
  filter: NoticeFilter;
  role: Role;
  onChange: (change: { group?: NoticeGroup | ''; only?: 'unread' | '' }) => void;
};

export function NoticeFilters({ filter: { group, only }, role, onChange }: NoticeFiltersProps) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SegmentedControl
        label={t.show}
        options={[
          { value: 'all', label: t.all },
          { value: 'unread', label: t.onlyUnread },
        ]}
        value={only || 'all'}
        onChange={(value) => onChange({ only: value === 'unread' ? 'unread' : '' })}
      />
      {role === 'student' && (
        <div className="w-full sm:w-64">
          <Field label={t.about}>
            <Select
              value={group}
              onChange={({ target }) => onChange({ group: target.value as NoticeGroup | '' })}
            >
              <option value="">{t.everything}</option>
              {NOTICE_GROUPS.map((each) => (
                <option key={each} value={each}>
                  {t[each]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </div>
  );
}
