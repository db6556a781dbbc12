import { ORDER_STATUSES } from '@sikhya/contract/orders.ts';
import { useTexts } from '../../language/locale.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CoursePickerSlot, ItemFilter } from './item-filter.tsx';
import { statusTexts, texts } from './texts.ts';
import { type OrderFilters, toPeriod } from './use-order-filters.ts';

type OrderFilterFieldsProps = {
  filters: OrderFilters;
  onChange: (changes: Partial<OrderFilters>) => void;
  renderCoursePicker: CoursePickerSlot;
};

export function OrderFilterFields({ filters, onChange, renderCoursePicker }: OrderFilterFieldsProps) {
  const t = useTexts(texts);
  const statusText = useTexts(statusTexts);
  const { search, status, from, to } = filters;
  return (
    <search className="grid gap-4">
      <SearchInput label={t.searchOrders} value={search} onSearch={(text) => onChange({ search: text })} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label={t.status}>
          <Select
            value={status}
            onChange={({ target }) => onChange({ status: target.value as OrderFilters['status'] })}
          >
            <option value="">{t.allStatuses}</option>
            {ORDER_STATUSES.map((value) => (
              <option key={value} value={value}>
                {statusText[value]}
              </option>
            ))}
          </Select>
        </Field>
        <ItemFilter
          itemId={filters.courseId}
          period={toPeriod(filters)}
          onChange={(courseId) => onChange({ courseId })}
          renderCoursePicker={renderCoursePicker}
        />
        <Field label={t.from}>
          <TextInput
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label={t.to}>
          <TextInput
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Field>
      </div>
    </search>
  );
}
