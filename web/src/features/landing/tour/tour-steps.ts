/** The pictures of the tour in their order. scripts/tour/create-pictures.mjs creates them, texts.ts has their captions. */
export const TOUR_STEPS = ['catalogue', 'course', 'chapter', 'mockTest', 'result', 'analytics'] as const;

export type TourStep = (typeof TOUR_STEPS)[number];
