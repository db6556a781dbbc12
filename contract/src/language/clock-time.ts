/** The date and time on a clock, in the person's or in Indian time. */
export type ClockTime = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};

export type Moment = string | number | Date;

const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/** India has no daylight saving time. */
export function toIndianTime(moment: Moment): ClockTime {
  const shifted = new Date(new Date(moment).getTime() + INDIA_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

export function toDeviceTime(moment: Moment): ClockTime {
  const date = new Date(moment);
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  };
}
