import { itemAt } from '@roundhouse/kernel';

/** Sums over many observations, from which the weights that fit them best can be worked out. */
export class LeastSquares {
  readonly #size: number;
  /** Row by row: the sums of the products of every two features. */
  readonly #products: Float64Array;
  readonly #targets: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  add(features: readonly number[], target: number): void {
    for (const [row, feature] of features.entries()) {
      this.#targets[row] = itemAt(this.#targets, row) + feature * target;
      for (const [column, other] of features.entries()) {
        const place = row * this.#size + column;
        this.#products[place] = itemAt(this.#products, place) + feature * other;
      }
    }
  }

  /** The weights of the features that leave the smallest squares. */
  solve(): readonly number[] {
    const size = this.#size;
    const lower = choleskyOf(this.#products, size);
    const between = Array.from(this.#targets);
    for (let row = 0; row < size; row++) {
      let rest = itemAt(between, row);
      for (let column = 0; column < row; column++) rest -= itemAt(lower, row * size + column) * itemAt(between, column);
      between[row] = rest / itemAt(lower, row * size + row);
    }
    for (let row = size - 1; row >= 0; row--) {
      let rest = itemAt(between, row);
      for (let below = row + 1; below < size; below++)
        rest -= itemAt(lower, below * size + row) * itemAt(between, below);
      between[row] = rest / itemAt(lower, row * size + row);
    }
    return between;
  }
}

/** The lower triangle whose product with its mirror image is the matrix. */
function choleskyOf(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = itemAt(matrix, row * size + column);
      for (let k = 0; k < column; k++) rest -= itemAt(lower, row * size + k) * itemAt(lower, column * size + k);
      if (row !== column) lower[row * size + column] = rest / itemAt(lower, column * size + column);
      else if (rest > 0) lower[row * size + row] = Math.sqrt(rest);
      else throw new RangeError(`the observations do not tell feature ${row} from the others`);
    }
  }
  return lower;
}
