import { PDF_ZOOM } from '@sikhya/contract/constants.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MinusIcon, MonitorIcon, PhoneIcon, PlusIcon } from '../../../ui/icons.tsx';
import { stepZoom, type Zoom } from '../zoom.ts';

type ZoomProps = {
  zoom: Zoom;
  /** The current scale; differs from `zoom` when that is `fit`. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
};

export function ZoomSteps({ scale, onZoom }: Omit<ZoomProps, 'zoom'>) {
  return (
    <div className="flex items-center">
      <IconButton
        label="Zoom out"
        disabled={scale <= PDF_ZOOM.min}
        onClick={() => onZoom(stepZoom(scale, -1))}
      >
        <MinusIcon />
      </IconButton>
      <output aria-label="Zoom" className="min-w-12 text-center text-small tabular-nums">
        {Math.round(scale * 100)}%
      </output>
      <IconButton label="Zoom in" disabled={scale >= PDF_ZOOM.max} onClick={() => onZoom(stepZoom(scale, 1))}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}

/** Switches between a fixed scale and fitting the width of the screen. */
export function MobileSwitch({ zoom, onZoom }: Omit<ZoomProps, 'scale'>) {
  const isMobile = zoom === 'fit';
  return (
    <IconButton
      label={isMobile ? 'Switch to desktop view' : 'Switch to mobile view'}
      title={isMobile ? 'Desktop view: zoomed, with scrolling' : 'Mobile view: text as wide as the screen'}
      onClick={() => onZoom(isMobile ? PDF_ZOOM.initial : 'fit')}
    >
      {isMobile ? <MonitorIcon /> : <PhoneIcon />}
    </IconButton>
  );
}
