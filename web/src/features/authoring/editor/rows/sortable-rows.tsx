import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { createContext, type ReactNode, use, useMemo } from 'react';

const DragContext = createContext<{
  listeners: ReturnType<typeof useSortable>['listeners'];
  grip: (element: HTMLElement | null) => void;
} | null>(null);

/** What the handle of a row needs to drag it. */
export function useDragGrip() {
  const drag = use(DragContext);
  if (!drag) throw new Error('A handle must stand in a SortableRow');
  return drag;
}

type SortableRowsProps = {
  rows: readonly { readonly key: string }[];
  onMove: (key: string, to: number) => void;
  children: ReactNode;
};

/** Rows that can be dragged to another place among themselves. Keys move them, too: see the handle. */
export function SortableRows({ rows, onMove, children }: SortableRowsProps) {
  const keys = useSameKeys(rows);
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // what it would say speaks of keys; the editor says where a row went
      accessibility={SILENT}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The same objects every time: with new ones every row would be drawn anew at every key. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const nothing = () => undefined;
const SILENT = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** The same array while the keys are the same: typing into one row must not draw the others anew. */
function useSameKeys(rows: readonly { readonly key: string }[]): string[] {
  const joined = rows.map(({ key }) => key).join(' ');
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

export function SortableRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useSortable({
    id,
    // a row takes its new place at once
    transition: null,
  });
  const drag = useMemo(() => ({ listeners, grip: setActivatorNodeRef }), [listeners, setActivatorNodeRef]);
  return (
    <div
      ref={setNodeRef}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      className={`min-w-0 ${isDragging ? 'relative z-10 shadow-lift' : ''}`}
    >
      <DragContext value={drag}>{children}</DragContext>
    </div>
  );
}
