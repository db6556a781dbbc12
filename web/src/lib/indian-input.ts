import { toIndianTime } from '@sikhya/contract/language/clock-time.ts';

/** The value of a date and time field, which shows Indian time whatever the zone of the device; '' for none. */
export function toIndianInput(moment: string | Date | null): string {
  if (moment === null) return '';
  const { year, month, day, hour, minute } = toIndianTime(new Date(moment));
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${year}-${pad(month + 1)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}

/** Returns null for an empty or incomplete value. */
export function fromIndianInput(value: string): string | null {
  const date = new Date(`${value}:00+05:30`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
