/** A simple model of one course with one question, for the property test of its life. Texts are numbers. */
export type CourseModel = {
  state: 'draft' | 'published' | 'archived';
  isDeleted: boolean;
  /** Removed for good. */
  isRemoved: boolean;
  /** The course as students see it. */
  live: number | null;
  /** The unpublished changes, and the minute at which they are published. */
  copy: number | null;
  publishAt: number | null;
  versions: readonly number[];
  isEnrolled: boolean;
  results: number;
  /** In minutes. */
  now: number;
};

export type Step =
  | { kind: 'edit'; text: number }
  | { kind: 'restore-version'; index: number }
  | { kind: 'minutes-pass' | 'month-passes' }
  | {
      kind:
        | 'publish'
        | 'schedule'
        | 'unschedule'
        | 'archive'
        | 'discard'
        | 'delete'
        | 'restore'
        | 'enrol'
        | 'take-test';
    };

export const MINUTES_PER_STEP = 2;

export const createModel = (text: number): CourseModel => ({
  state: 'draft',
  isDeleted: false,
  isRemoved: false,
  live: null,
  copy: text,
  publishAt: null,
  versions: [],
  isEnrolled: false,
  results: 0,
  now: 0,
});

/** Returns what the step should lead to. A step that is refused changes nothing. */
export function applyStep(model: CourseModel, step: Step): CourseModel {
  switch (step.kind) {
    case 'minutes-pass':
      return publishDue({ ...model, now: model.now + MINUTES_PER_STEP });
    case 'month-passes':
      return model.isDeleted ? { ...model, isRemoved: true } : model;
    case 'restore':
      return { ...model, isDeleted: false };
    case 'take-test':
      return canStudentRead(model) ? { ...model, results: model.results + 1 } : model;
    default:
      return model.isRemoved || model.isDeleted ? model : changeCourse(model, step);
  }
}

/** Students who have the course keep it in the archive and in the bin. */
export const canStudentRead = ({ isEnrolled, isRemoved }: CourseModel) => isEnrolled && !isRemoved;

export const isListed = ({ state, isDeleted, isRemoved }: CourseModel) =>
  state === 'published' && !isDeleted && !isRemoved;

function changeCourse(model: CourseModel, step: Step): CourseModel {
  switch (step.kind) {
    case 'edit':
      return save(model, step.text);
    case 'restore-version': {
      const text = model.versions[step.index];
      return text === undefined ? model : save(model, text);
    }
    case 'publish':
      return model.state === 'published' && model.copy === null ? model : publish(model);
    case 'schedule':
      return model.copy === null ? model : { ...model, publishAt: model.now + 1 };
    case 'unschedule':
      return { ...model, publishAt: null };
    case 'archive':
      return model.state === 'published' ? { ...model, state: 'archived', publishAt: null } : model;
    case 'discard':
      return model.state === 'draft' ? model : { ...model, copy: null, publishAt: null };
    case 'delete':
      return { ...model, isDeleted: true };
    case 'enrol':
      return isListed(model) ? { ...model, isEnrolled: true } : model;
    default:
      return model;
  }
}

/** Saving what students see removes the working copy. */
function save(model: CourseModel, text: number): CourseModel {
  return model.state !== 'draft' && text === model.live
    ? { ...model, copy: null, publishAt: null }
    : { ...model, copy: text };
}

function publish(model: CourseModel): CourseModel {
  const live = model.copy ?? model.live;
  const versions = live === null ? model.versions : [...model.versions, live];
  return { ...model, state: 'published', live, copy: null, publishAt: null, versions };
}

function publishDue(model: CourseModel): CourseModel {
  if (model.publishAt === null || model.publishAt > model.now || model.isRemoved) return model;
  return model.isDeleted ? { ...model, publishAt: null } : publish(model);
}
