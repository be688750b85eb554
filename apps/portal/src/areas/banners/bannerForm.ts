import type { Banner, DropdownOption, Role } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import { type BannerFields, checkBanner } from '@sen/domain/banners/checkBanner';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import { type NewImage, pictureOf, readNewImage } from '../../patterns/pictures/newImage';

/** A banner as edited; '' for an empty field. Units keep their names, so that a draft can show them. */
export interface BannerForm {
  /** The address of the saved picture. */
  image: string;
  newImage: NewImage;
  alt_text: string;
  path: string;
  start_time: string;
  end_time: string;
  roles: Role[];
  everywhere: boolean;
  companies: DropdownOption[];
}

export const emptyForm: BannerForm = {
  image: '',
  newImage: null,
  alt_text: '',
  path: '',
  start_time: '',
  end_time: '',
  roles: [],
  everywhere: true,
  companies: [],
};

export function formOf(banner: Banner): BannerForm {
  const { image, alt_text, path, start_time, end_time, everywhere, companies } = banner;
  return {
    image,
    newImage: null,
    alt_text,
    path,
    start_time: start_time ?? '',
    end_time: end_time ?? '',
    roles: banner.roles,
    everywhere,
    companies,
  };
}

export function draftOf({ start_time, end_time, companies, ...form }: BannerForm): Required<BannerFields> {
  return {
    alt_text: form.alt_text,
    path: form.path,
    start_time: start_time || null,
    end_time: end_time || null,
    roles: form.roles,
    everywhere: form.everywhere,
    company_ids: companies.map(({ id }) => id),
  };
}

export const errorsOf = (form: BannerForm) => checkBanner(draftOf(form), pictureOf(form) !== null);

export const bannerReaders: FieldReaders<BannerForm> = {
  image: readers.text,
  newImage: readNewImage,
  alt_text: readers.text,
  path: readers.text,
  start_time: readers.text,
  end_time: readers.text,
  roles: (stored, initial) =>
    Array.isArray(stored) ? roles.filter((role) => stored.includes(role)) : initial,
  everywhere: readers.flag,
  companies: readers.options,
};
