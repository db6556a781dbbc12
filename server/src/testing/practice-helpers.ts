import assert from 'node:assert/strict';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getPractice, PracticeCard, sendReviews } from '@sikhya/contract/practice.ts';
import { createStudent, handInAttempt, startAttempt } from './mock-test-helpers.ts';
import type { TestApp } from './test-app.ts';

export type PractisingStudent = Awaited<ReturnType<typeof createPractisingStudent>>;

/** A student with the requests of the notebook. */
export async function createPractisingStudent(here: TestApp, name: string, courses: CourseTree[]) {
  const student = await createStudent(here, name, courses);
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    here.app.inject({ method, url, headers: student.headers, payload });
  const sendReviewsRaw = (reviews: object[]) => send('POST', '/api/student/practice/reviews', { reviews });
  return {
    ...student,
    send,
    sendReviewsRaw,
    async practice(query = ''): Promise<EndpointResponse<typeof getPractice>> {
      const response = await student.get(`/api/student/practice${query}`);
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    },
    async review(reviews: object[]): Promise<EndpointResponse<typeof sendReviews>> {
      const response = await sendReviewsRaw(reviews);
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    },
    /** Takes the test of a chapter with options by position in the attempt; the others stay empty. */
    async takeTest(course: CourseTree, chosen: Record<number, number>, chapter = 0) {
      const attempt = await startAttempt(student, course, chapter);
      const answers = Object.entries(chosen).map(([position, selectedIndex]) => ({
        questionId: attempt.questions[Number(position)]!._id,
        selectedIndex,
      }));
      return handInAttempt(student, { ...attempt.handInBody, answers });
    },
  };
}

let created = 0;

/** A review of a card; by default right, in 10 seconds. */
export function createReview(card: PracticeCard, at: Date, change: object = {}) {
  created += 1;
  return {
    reviewId: `review-${created}`,
    cardId: card._id,
    option: card.correctAnswer,
    seconds: 10,
    at: at.toISOString(),
    ...change,
  };
}
