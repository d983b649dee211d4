import { useState } from 'react';

export interface BoardPictureProps {
  readonly game: string;
  readonly theme: 'day' | 'night';
  readonly alt: string;
}

/** The board of a game in the middle of play, drawn when the page was built; an empty sheet where there is none. */
export function BoardPicture({ game, theme, alt }: BoardPictureProps) {
  const [missing, setMissing] = useState(false);
  return (
    <div className="board-picture">
      {missing ? null : (
        <img src={`/boards/${game}-${theme}.svg`} alt={alt} decoding="async" onError={() => setMissing(true)} />
      )}
    </div>
  );
}
