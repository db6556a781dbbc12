import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { useSavesData } from './use-saves-data.ts';

/** The pictures that were loaded by a tap on this page. They are loaded at once the next time. */
const wanted = new Set<string>();

/** Loads a picture at once, or after a tap for people who want to use less data. */
export function LoadOnTap({ src, label, children }: { src: string; label: string; children: ReactNode }) {
  const savesData = useSavesData();
  const [isWanted, setWanted] = useState(() => wanted.has(src));
  if (!savesData || isWanted) return children;
  const load = () => {
    wanted.add(src);
    setWanted(true);
  };
  return (
    <div className="mt-4">
      <Button tone="quiet" onClick={load}>
        {label}
      </Button>
    </div>
  );
}
