/** What we promise on the information pages: every number stands here and nowhere else. */

const REFUND_WINDOW_DAYS = 7;
const REFUND_MOST_ACCESSED_PERCENT = 20;
const REFUND_BUSINESS_DAYS = '5-7';
const ACCESS_REPLY_HOURS = '24';
const REPLY_HOURS = '24-48';
const CONNECTION_MBPS = 2;

/** With their units, as they are read. */
export const FACTS = {
  refundWindow: `${REFUND_WINDOW_DAYS} days`,
  refundLimit: `${REFUND_MOST_ACCESSED_PERCENT}%`,
  refundTime: `${REFUND_BUSINESS_DAYS} business days`,
  /** When somebody has paid and cannot open the course. */
  accessReply: `${ACCESS_REPLY_HOURS} hours`,
  reply: `${REPLY_HOURS} hours`,
  connection: `${CONNECTION_MBPS} Mbps`,
} as const;
