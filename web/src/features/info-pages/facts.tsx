const REFUND_WINDOW_DAYS = 7;
const REFUND_MAX_ACCESSED_PERCENT = 20;
const REFUND_BUSINESS_DAYS = '5-7';
const ACCESS_REPLY_HOURS = '24';
const REPLY_HOURS = '24-48';
const CONNECTION_MBPS = 2;

/** Every number that the information pages promise, with its unit. */
export const FACTS = {
  refundWindow: `${REFUND_WINDOW_DAYS} days`,
  refundLimit: `${REFUND_MAX_ACCESSED_PERCENT}%`,
  refundTime: `${REFUND_BUSINESS_DAYS} business days`,
  /** For somebody who has paid and cannot open the course. */
  accessReply: `${ACCESS_REPLY_HOURS} hours`,
  reply: `${REPLY_HOURS} hours`,
  connection: `${CONNECTION_MBPS} Mbps`,
} as const;

/** A fact within a sentence; the number and its unit stay on one line. */
export function Fact({ name }: { name: keyof typeof FACTS }) {
  return <span className="whitespace-nowrap">{FACTS[name]}</span>;
}
