import assert from 'node:assert/strict';
import type { Exam } from '@sikhya/contract/exams.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { createStudent } from './mock-test-helpers.ts';
import type { TestApp } from './test-app.ts';
import { createOwner } from './test-orders.ts';

/** The right answer of question n is option n % 4. */
export const createExamQuestions = (total: number, from = 0) =>
  Array.from({ length: total }, (_, n) => ({
    question: `Exam question ${from + n}?`,
    options: ['a', 'b', 'c', 'd'].map((option) => `${option}${from + n}`),
    correctAnswer: (from + n) % 4,
    explanation: `because ${from + n}`,
  }));

/** Two sections of four questions each, 1 mark for a right answer and -1/4 or -1/3 for a wrong one. */
export const EXAM = {
  title: 'OSSC CGL',
  instructions: 'Read carefully.',
  minutes: 60,
  sections: [
    {
      title: 'Reasoning',
      marks: { right: '1', wrong: '-0.25', empty: '0' },
      questions: createExamQuestions(4),
    },
    {
      title: 'Arithmetic',
      marks: { right: '2', wrong: '1/3', empty: '0' },
      questions: createExamQuestions(4, 4),
    },
  ],
};

export async function createExamAdmin(here: TestApp) {
  const send = await createOwner(here);
  return {
    send,
    async create(exam: object): Promise<Exam> {
      const response = await send('POST', '/api/admin/exams', exam);
      assert.equal(response.statusCode, 201, response.body);
      return response.json().exam;
    },
  };
}

export async function createExamStudent(here: TestApp, name: string) {
  const student = await createStudent(here, name, []);
  const post = (url: string, payload: object = {}) =>
    here.app.inject({ method: 'POST', url, headers: student.headers, payload });
  const startRaw = (examId: string, body: object = {}) => post(`/api/student/exams/${examId}/attempts`, body);
  return {
    ...student,
    post,
    startRaw,
    async startExam(examId: string, body: object = {}): Promise<ExamAttempt> {
      const response = await startRaw(examId, body);
      assert.equal(response.statusCode, 200, response.body);
      return response.json().attempt;
    },
    async result(examId: string) {
      return (await student.get(`/api/student/exams/${examId}/result`)).json();
    },
    /** Starts the exam, answers it and hands it in. */
    async takeExam(examId: string, answers: Record<number, number>) {
      const { attemptId } = await this.startExam(examId);
      if (Object.keys(answers).length > 0)
        assert.equal((await student.save(attemptId, 1, answers)).json().saved, true);
      const response = await student.handIn({ attemptId });
      assert.equal(response.statusCode, 201, response.body);
      return response.json();
    },
  };
}
