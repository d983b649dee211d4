export { type Contract, type ContractCase, contractTests } from './contract-tests.ts';
export { fixturesIn, fixtureTests } from './fixtures.ts';
export { firstDifference, type HiddenChoice, hiddenChoices } from './hidden-choices.ts';
export { type RuleFiles, ruleFilesFrom } from './rule-ids.ts';
export { rule, ruleCoverage } from './rules.ts';
export { expectRefused, play } from './steps.ts';
export type { Choose, Invariants } from './subject.ts';
export { choosingBy, type Player, trialOf } from './trial.ts';
