import type { OrderField, OrderValue } from '@roundhouse/kernel';
import { Button, Dialog, type MenuItem, Problem, Spinner, useWords } from '@roundhouse/ui';
import { type OrdersAtTable, ROUTES, type Table } from '@roundhouse/wire';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useVisit } from './context.tsx';
import { type FormValues, isFilled, valuesIn } from './order-form.ts';
import { type Doing, useDoing } from './use-doing.ts';
import './online.css';
import './orders.css';

type Offered = OrdersAtTable['offered'][number];
type Given = OrdersAtTable['given'][number];

/** What somebody who plays at a table decides in advance there: an item of its menu, and the dialog behind it. */
export function useOrders({ id, seat, state }: Pick<Table, 'id' | 'seat' | 'state'>): {
  readonly items: readonly MenuItem[];
  readonly element: ReactNode;
} {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (seat === null || state !== 'running') return { items: [], element: null };
  return {
    items: [{ id: 'orders', icon: 'notes', label: t('In advance …'), choose: () => setOpen(true) }],
    element: (
      <Dialog open={open} onOpenChange={setOpen} title={t('In advance')}>
        <Orders table={id} />
      </Dialog>
    ),
  };
}

function Orders({ table }: { readonly table: string }) {
  const { t } = useWords();
  const { server } = useVisit();
  const { orders, setOrders } = useOrdersAt(table);
  const doing = useDoing();
  const [chosen, choose] = useState<string | null>(null);
  if (orders === null) return <Spinner label={t('Looking for your orders')} />;
  const offer = orders.offered.find(({ kind }) => kind === chosen);
  const give = async (kind: string, filled: FormValues): Promise<void> => {
    setOrders(await server.ask(ROUTES.giveOrder, { gaps: { table, kind }, body: { filled } }));
    choose(null);
  };
  const cancel = async (kind: string): Promise<void> =>
    setOrders(await server.ask(ROUTES.cancelOrder, { gaps: { table, kind } }));
  return (
    <div className="orders">
      <p>{t('What you decide here is played for you when it is your turn. Nobody else sees it.')}</p>
      {orders.given.length === 0 ? null : (
        <ul>
          {orders.given.map((order) => (
            <GivenOrder key={order.kind} order={order} doing={doing} cancel={async () => cancel(order.kind)} />
          ))}
        </ul>
      )}
      {orders.offered.length === 0 ? <p>{t('There is nothing to decide in advance now.')}</p> : null}
      <div className="orders-offered">
        {orders.offered.map(({ kind, name }) => (
          <OfferButton
            key={kind}
            name={name}
            on={kind === chosen}
            choose={() => choose(kind === chosen ? null : kind)}
          />
        ))}
      </div>
      {offer === undefined ? null : (
        <OrderForm key={offer.kind} offer={offer} doing={doing} give={async (filled) => give(offer.kind, filled)} />
      )}
      <Problem why={doing.problem} />
    </div>
  );
}

/** My orders at a table: asked for again when one has acted or ended, and when the game has moved on. */
function useOrdersAt(table: string): {
  readonly orders: OrdersAtTable | null;
  readonly setOrders: (orders: OrdersAtTable) => void;
} {
  const { server, line } = useVisit();
  const [orders, setOrders] = useState<OrdersAtTable | null>(null);
  const look = useCallback(async () => {
    setOrders(await server.ask(ROUTES.orders, { gaps: { table } }));
  }, [server, table]);
  useEffect(() => {
    // What cannot be asked now is asked with the next news.
    const ask = (): void => void look().catch(() => undefined);
    ask();
    return line.listen({
      hear: (news) => {
        if ((news.news === 'orders' || news.news === 'update') && news.table === table) ask();
      },
      wishes: () => [],
    });
  }, [line, look, table]);
  return { orders, setOrders };
}

interface GivenOrderProps {
  readonly order: Given;
  readonly doing: Doing;
  readonly cancel: () => Promise<void>;
}

function GivenOrder({ order: { sentence, stopped }, doing, cancel }: GivenOrderProps) {
  const { t, say } = useWords();
  return (
    <li>
      <span>
        {stopped === null ? say(sentence) : <s>{say(sentence)}</s>}
        {stopped === null ? null : <small>{say(stopped)}</small>}
      </span>
      <Button size="small" disabled={doing.busy} onClick={() => doing.act(cancel)}>
        {stopped === null ? t('Withdraw') : t('Put away')}
      </Button>
    </li>
  );
}

interface OfferButtonProps {
  readonly name: Offered['name'];
  readonly on: boolean;
  readonly choose: () => void;
}

function OfferButton({ name, on, choose }: OfferButtonProps) {
  const { say } = useWords();
  return (
    <Button aria-pressed={on} onClick={choose}>
      {say(name)}
    </Button>
  );
}

interface OrderFormProps {
  readonly offer: Offered;
  readonly doing: Doing;
  readonly give: (filled: FormValues) => Promise<void>;
}

function OrderForm({ offer: { fields }, doing, give }: OrderFormProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState<FormValues>({});
  const values = valuesIn(fields, typed);
  return (
    <form
      className="order-form"
      onSubmit={(event) => {
        event.preventDefault();
        doing.act(async () => give(values));
      }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          field={field}
          value={values[name] ?? ''}
          change={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <Button kind="primary" type="submit" disabled={doing.busy || !isFilled(fields, values)}>
        {t('Decide it')}
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly field: OrderField;
  readonly value: OrderValue;
  readonly change: (value: OrderValue) => void;
}

function Field({ field, value, change }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  if (field.type === 'given') return null;
  return (
    <div className="order-field">
      <label htmlFor={id}>{say(field.label)}</label>
      {field.type === 'number' ? (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={value}
          onChange={({ target }) => change(target.value === '' ? '' : Number(target.value))}
        />
      ) : (
        <select id={id} value={value} onChange={({ target }) => change(target.value)}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {say(choice.label)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
