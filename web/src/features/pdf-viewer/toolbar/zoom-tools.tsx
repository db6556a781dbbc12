import { PDF_ZOOM } from '@sikhya/contract/constants.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MonitorIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/portal-icons.tsx';
import { texts } from '../texts.ts';
import { stepZoom, type Zoom } from '../zoom.ts';

type ZoomProps = {
  zoom: Zoom;
  /** The current scale; differs from `zoom` when that is `fit`. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
};

export function ZoomSteps({ scale, onZoom }: Omit<ZoomProps, 'zoom'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <div className="flex items-center">
      <IconButton
        label={t.zoomOut}
        disabled={scale <= PDF_ZOOM.min}
        onClick={() => onZoom(stepZoom(scale, -1))}
      >
        <MinusIcon />
      </IconButton>
      <output aria-label={t.zoom} className="min-w-12 text-center text-small tabular-nums">
        {format.percent(scale * 100)}
      </output>
      <IconButton
        label={t.zoomIn}
        disabled={scale >= PDF_ZOOM.max}
        onClick={() => onZoom(stepZoom(scale, 1))}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

/** Switches between a fixed scale and fitting the width of the screen. */
export function MobileSwitch({ zoom, onZoom }: Omit<ZoomProps, 'scale'>) {
  const t = useTexts(texts);
  const isMobile = zoom === 'fit';
  return (
    <IconButton
      label={isMobile ? t.toDesktopView : t.toMobileView}
      title={isMobile ? t.desktopViewHint : t.mobileViewHint}
      onClick={() => onZoom(isMobile ? PDF_ZOOM.initial : 'fit')}
    >
      {isMobile ? <MonitorIcon /> : <PhoneIcon />}
    </IconButton>
  );
}
