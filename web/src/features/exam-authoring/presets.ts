import type { ExamBody } from './api.ts';

export const PRESETS = ['Own', 'OsscCgl', 'OpscOcs', 'Otet', 'IbpsRrb'] as const;

export type Preset = (typeof PRESETS)[number];

type Rules = {
  minutes: number;
  /** The marks for a wrong answer. */
  wrong: string;
  sections: { title: string; odiaTitle: string; questions: number; minutes?: number }[];
};

const RULES: Record<Preset, Rules> = {
  Own: { minutes: 60, wrong: '0', sections: [{ title: '', odiaTitle: '', questions: 0 }] },
  OsscCgl: {
    minutes: 150,
    wrong: '0.25',
    sections: [{ title: 'General Studies', odiaTitle: 'ସାଧାରଣ ଅଧ୍ୟୟନ', questions: 150 }],
  },
  OpscOcs: {
    minutes: 120,
    wrong: '1/3',
    sections: [{ title: 'General Studies', odiaTitle: 'ସାଧାରଣ ଅଧ୍ୟୟନ', questions: 100 }],
  },
  Otet: {
    minutes: 150,
    wrong: '0',
    sections: [
      { title: 'Child Development and Pedagogy', odiaTitle: 'ଶିଶୁ ବିକାଶ ଓ ଶିକ୍ଷାବିଜ୍ଞାନ', questions: 30 },
      { title: 'Language I: Odia', odiaTitle: 'ଭାଷା ୧: ଓଡ଼ିଆ', questions: 30 },
      { title: 'Language II: English', odiaTitle: 'ଭାଷା ୨: ଇଂରାଜୀ', questions: 30 },
      { title: 'Mathematics', odiaTitle: 'ଗଣିତ', questions: 30 },
      { title: 'Environmental Studies', odiaTitle: 'ପରିବେଶ ଅଧ୍ୟୟନ', questions: 30 },
    ],
  },
  IbpsRrb: {
    minutes: 45,
    wrong: '0.25',
    sections: [
      { title: 'Reasoning', odiaTitle: 'ଯୁକ୍ତି', questions: 40, minutes: 25 },
      { title: 'Quantitative Aptitude', odiaTitle: 'ପରିମାଣାତ୍ମକ ଯୋଗ୍ୟତା', questions: 40, minutes: 20 },
    ],
  },
};

const EMPTY_QUESTION = { question: '', options: ['', '', '', ''], correctAnswer: 0 };

/** A draft with the sections, times and marks of the exam, and its number of empty questions. */
export function createPreset(preset: Preset): ExamBody {
  const { minutes, wrong, sections } = RULES[preset];
  return {
    state: 'draft',
    title: '',
    minutes,
    sections: sections.map(({ title, odiaTitle, questions, minutes: ownMinutes }) => ({
      title,
      odia: odiaTitle === '' ? null : { title: odiaTitle },
      minutes: ownMinutes ?? null,
      marks: { right: '1', wrong, empty: '0' },
      questions: Array.from({ length: questions }, () => EMPTY_QUESTION),
    })),
  };
}
