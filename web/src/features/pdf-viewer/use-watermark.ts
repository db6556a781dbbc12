import { useEffect, useState } from 'react';
import { getLang } from '../../lib/odia.ts';
import { loadWatermarkFont } from './drawing/watermark.ts';

const SEPARATOR = ' · ';

/**
 * Returns the watermark without its Odia parts until the font for them is loaded, so that the first page does not wait
 * for the font, which is requested when `canLoadFont` is true. The e-mail address has no Odia, so the watermark always
 * names the student.
 */
export function useWatermark(watermark: string, canLoadFont: boolean): string {
  const needsFont = getLang(watermark) === 'or';
  const [isFontLoaded, setFontLoaded] = useState(false);
  useEffect(() => {
    if (!needsFont || !canLoadFont) return;
    let isUnmounted = false;
    void loadWatermarkFont(watermark).then((isLoaded) => {
      if (!isUnmounted) setFontLoaded(isLoaded);
    });
    return () => {
      isUnmounted = true;
    };
  }, [watermark, needsFont, canLoadFont]);
  if (!needsFont || isFontLoaded) return watermark;
  return watermark
    .split(SEPARATOR)
    .filter((part) => getLang(part) !== 'or')
    .join(SEPARATOR);
}
