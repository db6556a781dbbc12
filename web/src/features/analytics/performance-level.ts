import { PERFORMANCE_LEVEL } from '@sikhya/contract/constants.ts';

export type PerformanceLevel = 'Excellent' | 'Good' | 'Improving';

export function getPerformanceLevel(averageScore: number): PerformanceLevel {
  if (averageScore >= PERFORMANCE_LEVEL.excellent) return 'Excellent';
  return averageScore >= PERFORMANCE_LEVEL.good ? 'Good' : 'Improving';
}
