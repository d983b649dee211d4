import { ofType } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { ActionPanel, ActionPrimary } from './action-bar.tsx';
import { CargoPanel, CargoPrimary } from './cargo.tsx';
import { Cancel, Confirm } from './confirm.tsx';
import { DeliveryPanel, DeliveryPrimary, DemandPanel, DemandPrimary } from './delivery.tsx';
import { FlightPanel, FlightPrimary } from './flight.tsx';
import type { PanelProps } from './panel-props.ts';
import { PlanningPanel, PlanningPrimary } from './plan/planning.tsx';
import { RoutePanel, RoutePrimary } from './route.tsx';
import { CharacterPrimary, CharactersPanel, TeamPrimary, TeamsPanel } from './setup.tsx';
import { ShippingPanel, ShippingPrimary } from './shipping.tsx';
import { ClearancePanel, ClearancePrimary, UpkeepPanel, UpkeepPrimary } from './stores.tsx';
import { RobPanel, RobPrimary, StealPanel, StealPrimary } from './theft.tsx';

/** The controls of what is decided now, under the board. */
export function Controls(props: PanelProps) {
  const { t } = useWords();
  switch (props.table.position.phase.name) {
    case 'choose-team':
      return <TeamsPanel {...props} />;
    case 'choose-character':
      return <CharactersPanel {...props} />;
    case 'place-depot':
    case 'place-free-depot':
      return props.pointing.at.space === null ? (
        <p className="kas-note">{t('Press a marked space on the board.')}</p>
      ) : (
        <Cancel pointing={props.pointing} size="small" />
      );
    case 'plan':
      return <PlanningPanel {...props} />;
    case 'flight':
      return <FlightPanel {...props} />;
    case 'rob':
      return <RobPanel {...props} />;
    case 'cargo':
      return <CargoPanel {...props} />;
    case 'extra-shipment':
      return <ShippingPanel {...props} />;
    case 'steal-good':
      return <StealPanel {...props} />;
    case 'action':
    case 'second-action':
      return <ActionPanel {...props} />;
    case 'choose-route':
    case 'clearance-route':
      return <RoutePanel {...props} />;
    case 'deliver':
      return <DeliveryPanel {...props} />;
    case 'choose-demand':
      return <DemandPanel {...props} />;
    case 'upkeep':
      return <UpkeepPanel {...props} />;
    case 'clearance':
      return <ClearancePanel {...props} />;
    case 'game-over':
      return null;
  }
}

/** The button that decides it. */
export function Primary(props: PanelProps) {
  switch (props.table.position.phase.name) {
    case 'place-depot':
    case 'place-free-depot':
      return <PlacePrimary {...props} />;
    case 'plan':
      return <PlanningPrimary {...props} />;
    case 'flight':
      return <FlightPrimary {...props} />;
    case 'rob':
      return <RobPrimary {...props} />;
    case 'steal-good':
      return <StealPrimary {...props} />;
    case 'cargo':
      return <CargoPrimary {...props} />;
    case 'extra-shipment':
      return <ShippingPrimary {...props} />;
    case 'action':
    case 'second-action':
      return <ActionPrimary {...props} />;
    case 'choose-route':
    case 'clearance-route':
      return <RoutePrimary {...props} />;
    case 'deliver':
      return <DeliveryPrimary {...props} />;
    case 'upkeep':
      return <UpkeepPrimary {...props} />;
    case 'clearance':
      return <ClearancePrimary {...props} />;
    case 'choose-team':
      return <TeamPrimary {...props} />;
    case 'choose-character':
      return <CharacterPrimary {...props} />;
    case 'choose-demand':
      return <DemandPrimary {...props} />;
    case 'game-over':
      return null;
  }
}

function PlacePrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const place = ofType(table.legal, 'place-depot').find(({ space }) => space === pointing.at.space);
  if (place === undefined) return null;
  return (
    <Confirm table={table} action={place}>
      {t('Place the depot')}
    </Confirm>
  );
}
