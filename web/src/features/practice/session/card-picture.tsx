import { useEffect, useState } from 'react';
import { QuestionImage } from '../../../ui/question-image.tsx';
import { readPicture } from '../device/picture-storage.ts';

/** The copy on this device if there is one, which works without a connection, otherwise the picture of the server. */
export function CardPicture({ url, number }: { url: string; number: number }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let objectUrl: string | undefined;
    let isUnmounted = false;
    void readPicture(url).then((picture) => {
      if (isUnmounted) return;
      objectUrl = picture && URL.createObjectURL(picture);
      setSource(objectUrl ?? url);
    });
    return () => {
      isUnmounted = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url]);
  return source && <QuestionImage src={url} storedSrc={source} number={number} />;
}
