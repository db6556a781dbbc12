import { type DrawingDependencies, drawMissingPagePictures } from '../features/files/service.ts';
import type { Job } from './jobs.ts';

/**
 * Draws the first page of new PDFs soon after their upload, which does not have to wait for it, and of PDFs of earlier
 * releases and of the demo. Draws a limited number in each run.
 */
export function drawPagePictures(dependencies: DrawingDependencies): Job {
  return {
    name: 'draw-page-pictures',
    everySeconds: 15,
    run: (signal) => drawMissingPagePictures(dependencies, signal),
  };
}
