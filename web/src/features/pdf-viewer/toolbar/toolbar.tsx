import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ExpandIcon,
  GridIcon,
  PageIcon,
  SearchIcon,
  ShrinkIcon,
  SlidersIcon,
  TextIcon,
} from '../../../ui/icons.tsx';
import type { Zoom } from '../zoom.ts';
import { PageJump } from './page-jump.tsx';
import { MobileSwitch, ZoomSteps } from './zoom-tools.tsx';

type ToolbarProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** What the zoom comes to just now. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  isText: boolean;
  onText: () => void;
  searching: boolean;
  onSearch: () => void;
  overview: boolean;
  onOverview: () => void;
  options: boolean;
  onOptions: () => void;
  isFull: boolean;
  onFullscreen: () => void;
};

/** One line, also on a phone: what has no room there stands among the options. */
export function Toolbar(props: ToolbarProps) {
  const { page, pages, onPage, zoom, scale, onZoom, isText, onText } = props;
  return (
    <div
      role="toolbar"
      aria-label="Document"
      className="flex flex-wrap items-center gap-x-1 border-b border-line bg-sheet px-1 py-1 sm:px-2"
    >
      <div className="flex items-center">
        <WideOnly>
          <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
        </WideOnly>
        <PageJump page={page} pages={pages} onJump={onPage} />
        <WideOnly>
          <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </WideOnly>
      </div>
      {!isText && (
        <div className="flex items-center">
          <WideOnly>
            <ZoomSteps scale={scale} onZoom={onZoom} />
          </WideOnly>
          <MobileSwitch zoom={zoom} onZoom={onZoom} />
        </div>
      )}
      <div className="ml-auto flex items-center">
        <IconButton
          label={isText ? 'Page view' : 'Text view'}
          title={isText ? 'Page view' : 'Text view'}
          onClick={onText}
        >
          {isText ? <PageIcon /> : <TextIcon />}
        </IconButton>
        <IconButton label="Reading options" aria-expanded={props.options} onClick={props.onOptions}>
          <SlidersIcon />
        </IconButton>
        {!isText && (
          <WideOnly>
            <IconButton label="All pages" aria-pressed={props.overview} onClick={props.onOverview}>
              <GridIcon />
            </IconButton>
          </WideOnly>
        )}
        <IconButton label="Search in this document" aria-pressed={props.searching} onClick={props.onSearch}>
          <SearchIcon />
        </IconButton>
        <IconButton label={props.isFull ? 'Leave fullscreen' : 'Fullscreen'} onClick={props.onFullscreen}>
          {props.isFull ? <ShrinkIcon /> : <ExpandIcon />}
        </IconButton>
      </div>
    </div>
  );
}

function WideOnly({ children }: { children: ReactNode }) {
  return <div className="max-md:hidden">{children}</div>;
}
