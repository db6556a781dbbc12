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
  handleRef: (element: HTMLElement | null) => void;
} | null>(null);

export function useDragHandle() {
  const drag = use(DragContext);
  if (!drag) throw new Error('useDragHandle must be used within a SortableRow');
  return drag;
}

type SortableRowsProps = {
  /** The same array while the keys are the same. */
  keys: string[];
  onMove: (key: string, to: number) => void;
  children: ReactNode;
};

/** Rows that can be dragged to another index of their list. MoveHandle also moves them by key. */
export function SortableRows({ keys, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // the default announcements name internal keys; the reducer announces moves instead
      accessibility={SILENT}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Constants, because new objects would re-render every row at every keystroke. */
const POINTER_OPTIONS = { activationConstraint: { distance: 4 } };
const announceNothing = () => undefined;
const SILENT = {
  announcements: {
    onDragStart: announceNothing,
    onDragOver: announceNothing,
    onDragEnd: announceNothing,
    onDragCancel: announceNothing,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Returns the same array while the keys are the same, so that typing in one row does not re-render the others. */
export function useStableKeys(rows: readonly { readonly key: string }[]): string[] {
  const joined = rows.map(({ key }) => key).join(' ');
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

export function SortableRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useSortable({
    id,
    // without a transition the row moves to its new index at once
    transition: null,
  });
  const drag = useMemo(
    () => ({ listeners, handleRef: setActivatorNodeRef }),
    [listeners, setActivatorNodeRef],
  );
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
