import { describe, expect, it } from 'vitest';
import {
  boxAround,
  edgesBefore,
  fitted,
  kept,
  panned,
  pinched,
  resized,
  toBoard,
  toScreen,
  wheelFactor,
  zoomed,
} from '../board/camera.ts';
import { CameraStore } from '../board/camera-store.ts';

const board = { x: -100, y: 0, width: 400, height: 200 };
const range = { min: 0.1, max: 10 };

describe('the camera', () => {
  it('shows all of the board in the middle', () => {
    const camera = fitted(board, { width: 824, height: 624 }, 12);
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: -100, y: 0 })).toEqual({ x: 12, y: 112 });
    expect(toScreen(camera, { x: 300, y: 200 })).toEqual({ x: 812, y: 512 });
  });

  it('finds the board point under a screen point', () => {
    const camera = { x: 30, y: -10, scale: 2.5 };
    expect(toBoard(camera, toScreen(camera, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 });
  });

  it('keeps what is under the pointer where it is while zooming, also at the limits', () => {
    const camera = { x: 10, y: 20, scale: 1 };
    const at = { x: 137, y: 59 };
    for (const factor of [1.25, 0.5, 1000, 0.0001]) {
      const next = zoomed(camera, factor, at, range);
      const under = toBoard(next, at);
      expect(under.x).toBeCloseTo(127);
      expect(under.y).toBeCloseTo(39);
      expect(next.scale).toBeGreaterThanOrEqual(range.min);
      expect(next.scale).toBeLessThanOrEqual(range.max);
    }
  });

  it('follows two fingers', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const after = [
      { x: 120, y: 150 },
      { x: 320, y: 150 },
    ] as const;
    const next = pinched(camera, before, after, range);
    expect(next.scale).toBe(2);
    expect(toBoard(next, after[0])).toEqual(toBoard(camera, before[0]));
    expect(toBoard(next, after[1])).toEqual(toBoard(camera, before[1]));
  });

  it('survives two fingers at one point', () => {
    const point = { x: 5, y: 5 };
    expect(pinched({ x: 0, y: 0, scale: 1 }, [point, point], [point, { x: 9, y: 9 }], range).scale).toBe(1);
  });

  it('never loses the board', () => {
    const screen = { width: 800, height: 600 };
    const far = kept(panned({ x: 0, y: 0, scale: 1 }, 99_999, -99_999), board, screen);
    expect(toScreen(far, { x: -100, y: 200 })).toEqual({ x: 400, y: 300 });
  });

  it('keeps the middle when the window changes', () => {
    const camera = { x: 40, y: 60, scale: 3 };
    const next = resized(camera, { width: 800, height: 600 }, { width: 500, height: 700 });
    expect(toBoard(next, { x: 250, y: 350 })).toEqual(toBoard(camera, { x: 400, y: 300 }));
  });

  it('knows beyond which edges of the window something lies', () => {
    const camera = { x: 0, y: 0, scale: 2 };
    const screen = { width: 100, height: 100 };
    const edges = (x: number, y: number): readonly string[] => edgesBefore([{ x, y }], camera, screen);
    expect(edges(25, 25)).toEqual([]);
    expect(edges(-1, 51)).toEqual(['left', 'bottom']);
    expect(edges(51, -1)).toEqual(['right', 'top']);
  });

  it('takes wheels of all kinds, none of them too far', () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(100, 0)).toBeLessThan(1);
    expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1);
    expect(wheelFactor(3, 1)).toBe(wheelFactor(48, 0));
    expect(wheelFactor(-1e9, 0)).toBeLessThan(1.5);
  });
});

describe('the camera of a board on the page', () => {
  it('fits again until somebody moves it, and then stays', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 824, height: 624 });
    expect(store.camera.scale).toBe(2);
    store.setScreen({ width: 424, height: 324 });
    expect(store.camera.scale).toBe(1);
    store.zoomBy(2);
    store.setScreen({ width: 824, height: 624 });
    expect(store.camera.scale).toBe(2);
    expect(store.project({ x: 100, y: 100 })).toEqual({ x: 412, y: 312 });
    store.zoomBy(0.5);
    store.fit();
    expect(store.camera.scale).toBe(2);
  });

  it('zooms within multiples of the fitted view', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 324 });
    store.zoomBy(1e6);
    expect(store.camera.scale).toBe(8);
    store.zoomBy(1e-6);
    expect(store.camera.scale).toBe(0.5);
    store.closeUp({ x: 0, y: 0, width: 1, height: 1, points: [] }, 1);
    expect(store.camera.scale).toBe(8);
  });

  it('shows all once there is room for anything', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.panBy(3, 3);
    store.setScreen({ width: 824, height: 624 });
    expect(store.camera.scale).toBe(2);
  });

  it('shows a part no smaller than a finger needs, and nothing beside the board while there is more of it', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 324 });
    store.closeUp({ x: -100, y: -50, width: 400, height: 300, points: [] }, 3);
    expect(store.camera.scale).toBe(3);
    store.closeUp({ x: -100, y: -50, width: 10, height: 10, points: [] }, 3);
    expect(store.project({ x: board.x, y: board.y })).toEqual({ x: 12, y: 12 });
    store.backToWhole();
    expect(store.camera.scale).toBe(1);
  });

  it('shows the most of what can be chosen where not all of it has room', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 324 });
    const points = [
      { x: -80, y: 20 },
      { x: 270, y: 180 },
      { x: 280, y: 170 },
    ];
    const part = boxAround(points, 10, 20);
    if (part === null) throw new Error('there are points');
    store.closeUp(part, 4);
    const shown = points
      .map((point) => store.project(point))
      .filter(({ x, y }) => x > 0 && y > 0 && x < 424 && y < 324);
    expect(shown).toHaveLength(2);
  });

  it('shows all of the board on a small screen only as small as its names can be read, unless somebody asks', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setSmall(true, 1.5);
    store.setScreen({ width: 424, height: 324 });
    expect(store.camera.scale).toBe(1.5);
    store.fit();
    expect(store.camera.scale).toBe(1);
  });

  it('leaves alone whoever looks at the part already, and closely enough', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 324 });
    store.zoomBy(4);
    const before = store.camera;
    store.closeUp({ x: 90, y: 90, width: 20, height: 20, points: [] }, 3);
    expect(store.camera).toBe(before);
    store.backToWhole();
    expect(store.camera).toBe(before);
    store.closeUp({ x: 90, y: 90, width: 200, height: 150, points: [] }, 5);
    expect(store.camera.scale).toBe(5);
  });

  it('keeps everything as large as it is when only the height of a steady window changes, and what is held in sight', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setSmall(true, 0.1);
    store.setScreen({ width: 424, height: 324 });
    store.hold({ x: 100, y: 140 });
    store.setScreen({ width: 424, height: 200 });
    expect(store.camera.scale).toBe(1);
    expect(store.project({ x: 100, y: 140 }).y).toBe(144);
    store.setScreen({ width: 224, height: 200 });
    expect(store.camera.scale).toBeLessThan(1);
  });

  it('does not shrink a board on which something is chosen because its controls take room, and shows all of it afterwards', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 224 });
    const [whole, corner] = [store.camera, store.project({ x: -100, y: 0 })];
    store.hold({ x: 100, y: 60 });
    for (const height of [150, 180, 160]) {
      store.setScreen({ width: 424, height });
      expect(store.project({ x: -100, y: 0 })).toEqual(corner);
      expect(store.camera.scale).toBe(1);
    }
    store.hold(null);
    expect(store.camera.scale).toBeLessThan(1);
    store.setScreen({ width: 424, height: 224 });
    expect(store.camera).toEqual(whole);
  });

  it('stays where it is when something near its edge is chosen that is in sight, and brings in what is not', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setScreen({ width: 424, height: 224 });
    const { camera } = store;
    for (const corner of [
      { x: -95, y: 5 },
      { x: 295, y: 195 },
    ]) {
      store.hold(corner);
      expect(store.camera).toEqual(camera);
    }
    store.hold(null);
    store.zoomBy(2);
    const far = { x: -60, y: 100 };
    expect(store.project(far).x).toBeLessThan(0);
    store.reveal(store.project(far));
    expect(store.project(far).x).toBe(56);
    expect(store.camera.scale).toBe(2);
  });

  it('is where it was when what was chosen is let go, also where somebody had moved it, unless they did so since', () => {
    for (const small of [false, true]) {
      const store = new CameraStore(board, { min: 0.5, max: 8 });
      store.setSmall(small, 0.1);
      store.setScreen({ width: 424, height: 324 });
      store.zoomBy(2);
      const { camera } = store;
      store.hold({ x: 100, y: 130 });
      store.setScreen({ width: 424, height: 200 });
      expect(store.camera).not.toEqual(camera);
      store.hold(null);
      store.setScreen({ width: 424, height: 324 });
      expect(store.camera).toEqual(camera);
      store.hold({ x: 100, y: 130 });
      store.panBy(5, 5);
      const moved = store.camera;
      store.hold(null);
      expect(store.camera).toEqual(moved);
    }
  });

  it('stays where the finger was when something comes up from below a board that somebody moved', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    store.setSmall(true, 0.1);
    store.setScreen({ width: 424, height: 324 });
    store.zoomBy(2);
    const before = store.project({ x: 100, y: 100 });
    store.setScreen({ width: 424, height: 200 });
    expect(store.project({ x: 100, y: 100 })).toEqual(before);
    expect(store.edges([{ x: 100, y: 200 }])).toEqual({
      more: ['left', 'right', 'top', 'bottom'],
      points: ['bottom'],
    });
  });

  it('tells its listeners, and those who left no more', () => {
    const store = new CameraStore(board, { min: 0.5, max: 8 });
    let heard = 0;
    const stop = store.subscribe(() => heard++);
    store.setScreen({ width: 424, height: 324 });
    store.panBy(5, 5);
    expect(heard).toBe(2);
    stop();
    store.panBy(5, 5);
    expect(heard).toBe(2);
  });
});
