import { type SvgNode, toSvgText } from '@roundhouse/svg';
import { withType } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { download } from './download.ts';

const WIDTH = 1600;

/** A drawing as the address of an image, as soon as there is one: nothing in it can meet the ids of the page. */
export function usePicture(drawing: SvgNode | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const show = (picture: SvgNode): void => {
      if (wanted) setUrl(`data:image/svg+xml,${encodeURIComponent(toSvgText(picture))}`);
    };
    // Where the outlines cannot be had, other letters are better than no picture.
    if (drawing !== null) withType(drawing).then(show, () => show(drawing));
    return () => {
      wanted = false;
    };
  }, [drawing]);
  return drawing === null ? undefined : url;
}

/** A drawing as a PNG file of a size that looks well when it is sent. */
export async function pngOf(drawing: SvgNode): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([toSvgText(await withType(drawing))], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / Math.max(1, image.naturalWidth));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** By the means of the device, where it has any; otherwise into the downloads. */
export async function shareFile(file: File, title: string): Promise<void> {
  const sharable = { files: [file], title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(sharable)) {
    try {
      await navigator.share(sharable);
      return;
    } catch (error) {
      // Somebody who closes the menu of the device wants nothing else to happen.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(file);
}
