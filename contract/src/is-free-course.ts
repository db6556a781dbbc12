/** In a file of its own, because the home page needs it without the schema of a course. */
export function isFreeCourse(course: { isFree: boolean; price: number }): boolean {
  return course.isFree || course.price === 0;
}
