export * from './node.ts';
export { rounded } from './number.ts';
export * from './path.ts';
export { toSvgText } from './write.ts';
