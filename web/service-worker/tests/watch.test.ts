import { describe, expect, test } from 'vitest';
import { type Keeper, type Keepers, watchForNewer } from '../watch.ts';

class FakeKeeper extends EventTarget implements Keeper {
  state = 'installing';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget implements Keepers<FakeKeeper> {
  installing: FakeKeeper | null = null;
  waiting: FakeKeeper | null = null;
  active: FakeKeeper | null = null;

  /** Somebody new begins to install itself. */
  find(): FakeKeeper {
    const keeper = new FakeKeeper();
    this.installing = keeper;
    this.dispatchEvent(new Event('updatefound'));
    return keeper;
  }

  /** And waits; or, where nobody is in its way, takes its place at once. */
  install(keeper: FakeKeeper): void {
    this.installing = null;
    this.waiting = keeper;
    keeper.become('installed');
    if (this.active === null) this.activate(keeper);
  }

  activate(keeper: FakeKeeper): void {
    this.waiting = null;
    this.active = keeper;
    keeper.become('activating');
    keeper.become('activated');
  }
}

function watched(registration: FakeRegistration): readonly FakeKeeper[] {
  const found: FakeKeeper[] = [];
  watchForNewer(registration, (newer) => found.push(newer));
  return found;
}

describe('a newer site', () => {
  test('is not the very first one', () => {
    const registration = new FakeRegistration();
    const found = watched(registration);
    registration.install(registration.find());
    expect(found).toEqual([]);
  });

  test('is told of once it is installed, in a tab that saw the first one come too', () => {
    const registration = new FakeRegistration();
    const found = watched(registration);
    registration.install(registration.find());
    const second = registration.find();
    expect(found).toEqual([]);
    registration.install(second);
    expect(found).toEqual([second]);
    registration.activate(second);
    expect(found).toEqual([second]);
  });

  test('that waits already is told of at once', () => {
    const registration = new FakeRegistration();
    registration.install(registration.find());
    const second = registration.find();
    registration.install(second);
    expect(watched(registration)).toEqual([second]);
  });
});
