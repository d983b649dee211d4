export { DatabaseProblem } from './data/database.ts';
export { type HouseOptions, type Opened, openHouse } from './house.ts';
export { addressesInNetwork, settingsFrom, SettingsProblem, VARIABLES } from './settings.ts';
export { resetByHost } from './people/resets.ts';
export { PageMissingError } from './site.ts';
export { smtpMailer } from './telling/smtp.ts';
export { openLog } from './watch/log.ts';
