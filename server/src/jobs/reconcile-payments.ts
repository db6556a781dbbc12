import { type OrderDependencies, reconcile } from '../features/orders/service.ts';
import type { Job } from './jobs.ts';

const DAY_SECONDS = 24 * 3600;

/** Compares our payments and refunds with those of the provider, every night and at start. */
export function reconcilePayments(dependencies: OrderDependencies): Job {
  return {
    name: 'reconcile-payments',
    everySeconds: DAY_SECONDS,
    indianHour: 3,
    run: (signal) => reconcile(dependencies, signal),
  };
}
