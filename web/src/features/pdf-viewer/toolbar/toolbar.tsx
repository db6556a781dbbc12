import type { ReactNode } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import {
  ExpandIcon,
  GridIcon,
  PageIcon,
  SearchIcon,
  ShrinkIcon,
  SlidersIcon,
  TextIcon,
} from '../../../ui/portal-icons.tsx';
import { texts } from '../texts.ts';
import type { Zoom } from '../zoom.ts';
import { PageJump } from './page-jump.tsx';
import { TOOLBAR_STYLE } from './toolbar-style.ts';
import { MobileSwitch, ZoomSteps } from './zoom-tools.tsx';

type ToolbarProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** The current scale; differs from `zoom` when that is `fit`. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  isTextView: boolean;
  onToggleView: () => void;
  isSearchOpen: boolean;
  onToggleSearch: () => void;
  areThumbnailsOpen: boolean;
  onToggleThumbnails: () => void;
  areOptionsOpen: boolean;
  onToggleOptions: () => void;
  isFull: boolean;
  onFullscreen: () => void;
};

/** One line, on phones too: there the tools that do not fit are in the options bar. */
export function Toolbar(props: ToolbarProps) {
  const t = useTexts(texts);
  const { page, pageCount, onPage, zoom, scale, onZoom, isTextView } = props;
  return (
    <div role="toolbar" aria-label={t.toolbar} className={TOOLBAR_STYLE}>
      <div className="flex items-center">
        <WideOnly>
          <IconButton label={t.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
        </WideOnly>
        <PageJump page={page} pageCount={pageCount} onJump={onPage} />
        <WideOnly>
          <IconButton label={t.nextPage} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </WideOnly>
      </div>
      {!isTextView && (
        <div className="flex items-center">
          <WideOnly>
            <ZoomSteps scale={scale} onZoom={onZoom} />
          </WideOnly>
          <MobileSwitch zoom={zoom} onZoom={onZoom} />
        </div>
      )}
      <div className="ml-auto flex items-center">
        <IconButton
          label={isTextView ? t.pageView : t.textView}
          title={isTextView ? t.pageView : t.textView}
          onClick={props.onToggleView}
        >
          {isTextView ? <PageIcon /> : <TextIcon />}
        </IconButton>
        <IconButton
          label={t.readingOptions}
          aria-expanded={props.areOptionsOpen}
          onClick={props.onToggleOptions}
        >
          <SlidersIcon />
        </IconButton>
        {!isTextView && (
          <WideOnly>
            <IconButton
              label={t.allPages}
              aria-pressed={props.areThumbnailsOpen}
              onClick={props.onToggleThumbnails}
            >
              <GridIcon />
            </IconButton>
          </WideOnly>
        )}
        <IconButton label={t.searchDocument} aria-pressed={props.isSearchOpen} onClick={props.onToggleSearch}>
          <SearchIcon />
        </IconButton>
        <IconButton label={props.isFull ? t.leaveFullscreen : t.fullscreen} onClick={props.onFullscreen}>
          {props.isFull ? <ShrinkIcon /> : <ExpandIcon />}
        </IconButton>
      </div>
    </div>
  );
}

function WideOnly({ children }: { children: ReactNode }) {
  return <div className="max-md:hidden">{children}</div>;
}
