import { type AnyGame, Match, parseRecord, textFromData } from '@roundhouse/kernel';
import type { AnyGamePage, Lesson } from '@roundhouse/table-kit';
import { Button, useTheme, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { PageFrame } from '../pages/page-frame.tsx';
import { usePicture } from '../pages/share-picture.ts';
import { Link } from '../router.tsx';
import './opening.css';

export interface OpeningProps {
  readonly page: AnyGamePage;
  readonly lesson: Lesson;
  readonly onBegin: () => void;
}

/** Before the first step: what the game is about, and how the board looks when the lesson is over. */
export function Opening({ page, lesson, onBegin }: OpeningProps) {
  const { t, say } = useWords();
  const theme = useTheme();
  const drawn = useMemo(() => page.picture(lastView(page.game, lesson), theme, []), [page, lesson, theme]);
  const picture = usePicture(drawn);
  const title = say(textFromData(lesson.title));
  const others = page.lessons.filter(({ id }) => id !== lesson.id);
  return (
    <PageFrame page="learn" title={title}>
      <div className="opening">
        <header className="opening-head">
          <p className="opening-game">{page.game.name}</p>
          <h1>{title}</h1>
          <p className="opening-facts">
            {t('Lesson {n} of {m}', { n: page.lessons.indexOf(lesson) + 1, m: page.lessons.length })} ·{' '}
            {t('{n, plural, one {# step} other {# steps}}', { n: lesson.steps.length })} ·{' '}
            {t('about {n, plural, one {# minute} other {# minutes}}', { n: lesson.minutes })}
          </p>
        </header>
        <figure className="opening-picture">
          <img
            src={picture}
            alt={t('The board of {game} as it looks at the end of this lesson', { game: page.game.name })}
          />
          <figcaption>{t('This is where the lesson takes you.')}</figcaption>
        </figure>
        <div className="opening-words">
          <h2>{t('The goal of the game')}</h2>
          <p>{say(textFromData(lesson.goal))}</p>
          <h2>{t('What this lesson shows')}</h2>
          <p>{say(textFromData(lesson.about))}</p>
          <p className="opening-begin">
            <Button kind="primary" size="large" icon="play" data-choice="begin-lesson" onClick={onBegin}>
              {t('Begin')}
            </Button>
          </p>
          {others.map((other) => (
            <section key={other.id} className="opening-other">
              <h2>
                <Link to={`/learn/${page.game.id}/${other.id}`}>
                  {t('The other lesson: {title}', { title: textFromData(other.title) })}
                </Link>
              </h2>
              <p>{say(textFromData(other.about))}</p>
            </section>
          ))}
          <p className="opening-ways">
            <Link className="button" to={`/rules/${page.game.id}`}>
              {t('Rules')}
            </Link>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}

/** What the learner sees when everything has been played. */
function lastView(game: AnyGame, { record, learner }: Lesson): object {
  const match = Match.replay(game, parseRecord(record, game.id));
  return match.viewAt(match.seq, learner);
}
