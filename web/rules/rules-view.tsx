import type { Figure } from '@roundhouse/table-kit';
import { Icon, useIsPhone, useWords } from '@roundhouse/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FigureView } from './figure-view.tsx';
import { plainText } from './inline.ts';
import { BlockView, InlineView, type Reading } from './inline-view.tsx';
import { countRules, findRule, type Part, type Rule, type Rulebook } from './rulebook.ts';
import { searchRules } from './search.ts';
import './rules.css';

export interface RulesViewProps {
  readonly book: Rulebook;
  readonly figures: readonly Figure[];
  /** The rule to show; null at the top. */
  readonly rule: string | null;
  /** The part that a match is in just now; null where none is played. */
  readonly now?: string | null;
  /** Told when a rule is chosen here: from the contents, from a link between rules, from its own mark. */
  readonly onRule: (id: string) => void;
  /** In a drawer, as on a phone, the contents fold away; otherwise they stand beside the rules. */
  readonly compact?: boolean;
}

/** The rules of a game: contents, search, and every rule under its title; its id is only in its address. */
export function RulesView({ book, figures, rule, now = null, onRule, compact = false }: RulesViewProps) {
  const { t } = useWords();
  const [question, setQuestion] = useState('');
  const { words, meant, literal } = useMemo(() => searchRules(book, question), [book, question]);
  const content = useRef<HTMLDivElement>(null);
  const counted = useId();
  const phone = useIsPhone();
  const folded = compact || phone;

  const searching = question.trim() !== '';

  useEffect(() => {
    if (rule !== null) setQuestion('');
  }, [rule]);
  useEffect(() => {
    if (rule === null || searching) return;
    const target = content.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [rule, searching]);

  const reading: Reading = {
    searched: words.filter((word) => word.length > 1),
    titleOf: (id) => findRule(book, id)?.title ?? null,
    openRule: onRule,
  };
  return (
    <div className={compact ? 'rules rules-compact' : 'rules'}>
      <div className="rules-side">
        <search className="rules-search">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={question}
            placeholder={t('Search the rules')}
            aria-label={t('Search the rules')}
            aria-describedby={counted}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </search>
        <p id={counted} className="rules-count" role="status">
          {searching
            ? t('{n} of {m, plural, one {# rule} other {# rules}}', {
                n: meant.length + countRules(literal),
                m: countRules(book),
              })
            : t('{n, plural, one {# rule} other {# rules}}', { n: countRules(book) })}
        </p>
        <details className="rules-contents" open={!folded}>
          <summary>{t('Contents')}</summary>
          <nav aria-label={t('Contents')}>
            <ol>
              {literal.parts.map((part) => (
                <li key={part.id}>
                  <a
                    href={`#${part.id}`}
                    aria-current={part.id === now ? 'step' : undefined}
                    onClick={(event) => jump(event, () => onRule(part.id))}
                  >
                    {plainText(part.title)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </details>
      </div>
      <div className="rules-content" ref={content}>
        {literal.intro.map((block, index) => (
          <BlockView key={index} block={block} reading={reading} />
        ))}
        {meant.length === 0 ? null : (
          <section className="rules-part rules-meant" aria-labelledby={`${counted}-meant`}>
            <h2 id={`${counted}-meant`}>{t('Most likely this')}</h2>
            {meant.map((one) => (
              <RuleView key={one.id} rule={one} figures={figures} isChosen={false} reading={reading} />
            ))}
          </section>
        )}
        {literal.parts.map((part) => (
          <PartView
            key={part.id}
            part={part}
            figures={figures}
            isNow={part.id === now}
            chosen={rule}
            reading={reading}
          />
        ))}
        {meant.length === 0 && literal.parts.length === 0 ? (
          <p className="rules-none">{t('No rule speaks of that. Try another word, or fewer.')}</p>
        ) : null}
      </div>
    </div>
  );
}

function jump(event: { preventDefault(): void }, go: () => void): void {
  event.preventDefault();
  go();
}

interface PartProps {
  readonly part: Part;
  readonly figures: readonly Figure[];
  readonly isNow: boolean;
  readonly chosen: string | null;
  readonly reading: Reading;
}

function PartView({ part, figures, isNow, chosen, reading }: PartProps) {
  const { t } = useWords();
  return (
    <section className="rules-part" data-rule={part.id} tabIndex={-1} aria-labelledby={`heading-${part.id}`}>
      <h2 id={`heading-${part.id}`}>
        <InlineView content={part.title} reading={reading} />
        {isNow ? <span className="rules-now">{t('You are here')}</span> : null}
      </h2>
      {part.blocks.map((block, index) => (
        <BlockView key={index} block={block} reading={reading} />
      ))}
      {part.rules.map((rule) => (
        <RuleView key={rule.id} rule={rule} figures={figures} isChosen={rule.id === chosen} reading={reading} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly rule: Rule;
  readonly figures: readonly Figure[];
  readonly isChosen: boolean;
  readonly reading: Reading;
}

function RuleView({ rule, figures, isChosen, reading }: RuleProps) {
  const { t } = useWords();
  return (
    <article className={isChosen ? 'rule rule-chosen' : 'rule'} data-rule={rule.id} tabIndex={-1}>
      <h3>
        <span>
          <InlineView content={rule.title} reading={reading} />
        </span>
        <a
          className="rule-link"
          href={`#${rule.id}`}
          aria-label={t('Link to this rule: {title}', { title: plainText(rule.title) })}
          onClick={(event) => jump(event, () => reading.openRule(rule.id))}
        >
          <Icon name="link" size={16} />
        </a>
      </h3>
      {rule.blocks.map((block, index) => (
        <BlockView key={index} block={block} reading={reading} />
      ))}
      {figures.map((figure) => (figure.rule === rule.id ? <FigureView key={figure.rule} figure={figure} /> : null))}
    </article>
  );
}
