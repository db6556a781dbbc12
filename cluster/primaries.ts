/** A write that a node itself acknowledged. Each promotion starts a new timeline. */
export type AcknowledgedWrite = {
  id: string;
  node: string;
  timeline: number;
  sentAt: number;
  acknowledgedAt: number;
};

/**
 * Returns the writes that a second primary acknowledged: those on an old timeline that were sent after a newer primary
 * had accepted one, and those of two nodes on the same timeline.
 */
export function findWritesOfSecondPrimary(acknowledged: readonly AcknowledgedWrite[]): AcknowledgedWrite[] {
  const nodeOfTimeline = new Map<number, string>();
  const inOrder = acknowledged.toSorted((a, b) => a.acknowledgedAt - b.acknowledgedAt);
  return inOrder.filter((write) => {
    const node = nodeOfTimeline.get(write.timeline) ?? write.node;
    nodeOfTimeline.set(write.timeline, node);
    const isReplaced = inOrder.some(
      (other) => other.timeline > write.timeline && other.acknowledgedAt < write.sentAt,
    );
    return isReplaced || node !== write.node;
  });
}
