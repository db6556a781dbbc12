/** As high as the button that takes a course along, so that nothing moves when it appears. */
export function TakeCoursePlaceholder() {
  return <div className="mb-4 h-9" />;
}
