export * from './node.ts';
export * from './path.ts';
export { toSvgText } from './write.ts';
