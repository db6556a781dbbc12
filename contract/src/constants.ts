/** The constants of the product, each in one place. */

export const CAROUSEL = { courses: 5, intervalMs: 4000 } as const;

export const PAGE_SIZE = { featured: 6, explore: 8, catalogue: 50, dashboardCourses: 3 } as const;

/** The page sizes that an admin can choose. */
export const ADMIN_PAGE_SIZES = [5, 10, 20, 50] as const;
export const ADMIN_DEFAULT_PAGE_SIZE = 10;
/** The largest number of page buttons. */
export const PAGE_WINDOW = 5;

export const PUBLIC_PAGE_LIMIT = 50;

/** The largest number of matches that a search counts; for courses, per kind (free, paid). */
export const SEARCH_LIMIT = 1000;

/** The largest time that is stored for a question: the columns are smallint. */
export const MAX_QUESTION_SECONDS = 32_000;

/** `graceSeconds`: answers that arrive this long after the deadline are still accepted. */
export const MOCK_TEST = { secondsPerQuestion: 120, passingPercent: 60, graceSeconds: 60 } as const;

/**
 * Chapters on a device. A test that was taken without a connection can be handed in for longer than its lease, because the
 * student may be without one when the lease ends.
 */
export const OFFLINE = { leaseDays: 14, handInDays: 30, maxChapters: 1000 } as const;

/**
 * When the time of an exam is over, devices hand in at random moments within these seconds. All students may have the same
 * deadline, and the grace period is longer.
 */
export const EXAM_HAND_IN_SPREAD_SECONDS = 15;

export const STUDY = { reportIntervalMs: 60_000, refreshAfterSelectMs: 1000 } as const;

export const PDF_ZOOM = { initial: 1.5, step: 0.2, min: 0.5, max: 3, fitBelowPx: 640, fitMax: 2 } as const;

export const PERFORMANCE_LEVEL = { excellent: 80, good: 60, greenArrow: 75 } as const;

export const PRICE = { minimumRupees: 1, stepRupees: 0.01 } as const;

export const OPTIONS_PER_QUESTION = 4;

/** The limits of the number of options of a question in an exam. */
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;

export const UPLOAD_LIMIT_BYTES = { image: 5 * 1024 * 1024, pdf: 50 * 1024 * 1024 } as const;

export const TOKEN_LIFE_SECONDS = { student: 7 * 24 * 3600, admin: 12 * 3600 } as const;
