/** The city's film player: the only adaptor between the queue of films and the picture. */
import type { FilmPlayer } from '../../../play/contract';
import type { Show } from '../scene/show';
import type { RampageView } from '../types';

/** `begins` is told the view that a film leads to and the one before, before it starts; films that it `skips` are not shown. */
export const filmPlayer = (
  show: Pick<Show, 'motion' | 'film' | 'cut'> & { projector: Pick<Show['projector'], 'hold'> },
  begins: (view: RampageView, previous: RampageView) => void,
  skips: (view: RampageView) => boolean = () => false,
): FilmPlayer<RampageView> => ({
  hasFilm: (view, previous) =>
    show.motion && previous.boards === view.boards && Boolean(view.shot?.film) && !skips(view),
  play: (view, previous, pace) => {
    begins(view, previous);
    return show.film(view, previous, pace);
  },
  hold: (still) => show.projector.hold(still),
  cut: () => show.cut(),
});
