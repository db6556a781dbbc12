import { checkDueOrders, type OrderDependencies } from '../features/orders/service.ts';
import type { Job } from './jobs.ts';

/** Asks the provider about open orders on their schedule, and makes refunds that are under way. */
export function checkOrders(dependencies: OrderDependencies): Job {
  return {
    name: 'check-orders',
    everySeconds: 30,
    run: (signal) => checkDueOrders(dependencies, signal),
  };
}
