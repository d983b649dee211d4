import { type Catalogue, type Pace, SettingsProvider, useSettings, WordsProvider } from '@roundhouse/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { localMaker } from '../match/local/index.ts';
import { MakerProvider } from '../match/maker-context.tsx';
import type { MatchMaker, Pace as MakerPace } from '../match/table-match.ts';
import { english, loadCatalogue } from '../messages/languages.ts';
import { OnlineProvider } from '../online/context.tsx';
import { TurnBell } from '../online/turn-bell.tsx';

/** Everything that all pages lean on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [maker] = useState(() => localMaker());
  return (
    <SettingsProvider>
      <Spoken>
        <MakerProvider maker={maker}>
          <PaceOf maker={maker} />
          <OnlineProvider>
            <TurnBell />
            {children}
          </OnlineProvider>
        </MakerProvider>
      </Spoken>
    </SettingsProvider>
  );
}

function Spoken({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings().settings;
  const [loaded, setLoaded] = useState<{ language: string; catalogue: Catalogue }>({
    language: 'en',
    catalogue: english,
  });
  useEffect(() => {
    let current = true;
    loadCatalogue(language).then(
      (catalogue) => {
        if (current) setLoaded({ language, catalogue });
      },
      // Without its file the page goes on in the language it has.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <WordsProvider language={loaded.language} catalogue={loaded.catalogue} english={english}>
      {children}
    </WordsProvider>
  );
}

export const MAKER_PACES: Readonly<Record<Pace, MakerPace>> = { calm: 'normal', brisk: 'fast', instant: 'instant' };

function PaceOf({ maker }: { readonly maker: MatchMaker }) {
  const { pace } = useSettings().settings;
  useEffect(() => maker.setPace(MAKER_PACES[pace]), [maker, pace]);
  return null;
}
