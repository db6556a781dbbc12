import type { Seller } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentProvider } from '../payments/service.ts';

export type OrderDependencies = {
  db: Db;
  now: () => Date;
  /** Null while payments are off. */
  provider: PaymentProvider | null;
  seller: Seller;
  /** Whether a minor needs the consent of a parent to buy. */
  protectsMinors: boolean;
  log: { warn(details: object, message: string): void };
};
