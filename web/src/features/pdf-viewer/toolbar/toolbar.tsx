import { PDF_ZOOM } from '@sikhya/contract/constants.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ExpandIcon,
  GridIcon,
  MinusIcon,
  MonitorIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  ShrinkIcon,
} from '../../../ui/icons.tsx';
import { type Zoom, zoomStep } from '../zoom.ts';
import { PageJump } from './page-jump.tsx';

type ToolbarProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** What the zoom comes to just now. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  searching: boolean;
  onSearch: () => void;
  overview: boolean;
  onOverview: () => void;
  isFull: boolean;
  onFullscreen: () => void;
};

export function Toolbar(props: ToolbarProps) {
  const { page, pages, onPage, searching, onSearch, overview, onOverview, isFull, onFullscreen } = props;
  return (
    <div
      role="toolbar"
      aria-label="Document"
      className="flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-sheet px-1 py-1 sm:px-2"
    >
      <div className="flex items-center">
        <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <PageJump page={page} pages={pages} onJump={onPage} />
        <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <ZoomTools {...props} />
      <div className="ml-auto flex items-center">
        <IconButton label="All pages" aria-pressed={overview} onClick={onOverview}>
          <GridIcon />
        </IconButton>
        <IconButton label="Search in this document" aria-pressed={searching} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
        <IconButton label={isFull ? 'Leave fullscreen' : 'Fullscreen'} onClick={onFullscreen}>
          {isFull ? <ShrinkIcon /> : <ExpandIcon />}
        </IconButton>
      </div>
    </div>
  );
}

function ZoomTools({ zoom, scale, onZoom }: Pick<ToolbarProps, 'zoom' | 'scale' | 'onZoom'>) {
  const isMobile = zoom === 'fit';
  return (
    <div className="flex items-center">
      <IconButton
        label="Zoom out"
        disabled={scale <= PDF_ZOOM.min}
        onClick={() => onZoom(zoomStep(scale, -1))}
      >
        <MinusIcon />
      </IconButton>
      <output aria-label="Zoom" className="min-w-12 text-center text-small tabular-nums">
        {Math.round(scale * 100)}%
      </output>
      <IconButton label="Zoom in" disabled={scale >= PDF_ZOOM.max} onClick={() => onZoom(zoomStep(scale, 1))}>
        <PlusIcon />
      </IconButton>
      <IconButton
        label={isMobile ? 'Switch to desktop view' : 'Switch to mobile view'}
        title={isMobile ? 'Desktop view: zoomed, with scrolling' : 'Mobile view: as wide as the screen'}
        onClick={() => onZoom(isMobile ? PDF_ZOOM.initial : 'fit')}
      >
        {isMobile ? <MonitorIcon /> : <PhoneIcon />}
      </IconButton>
    </div>
  );
}
