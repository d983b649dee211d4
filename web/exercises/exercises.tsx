import { ExercisePage, TodayPage } from './exercise-page.tsx';
import { ExercisesPage } from './list-page.tsx';
import { TODAY } from './of-the-day.ts';

/** Everything under `/exercises`: the one of the day, the list of a game, one of them. */
export function Exercises({ game, exercise }: { readonly game: string; readonly exercise: string | null }) {
  if (game === TODAY) return <TodayPage />;
  return exercise === null ? <ExercisesPage game={game} /> : <ExercisePage game={game} exercise={exercise} />;
}
