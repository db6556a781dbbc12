import { PERFORMANCE_LEVEL } from '@sikhya/contract/constants.ts';

export type PerformanceLevel = 'excellent' | 'good' | 'improving';

export function getPerformanceLevel(averageScore: number): PerformanceLevel {
  if (averageScore >= PERFORMANCE_LEVEL.excellent) return 'excellent';
  return averageScore >= PERFORMANCE_LEVEL.good ? 'good' : 'improving';
}
