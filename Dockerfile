FROM node:22-slim AS client
WORKDIR /app/frontend
COPY frontend/package.json frontend/package-lock.json ./
RUN npm ci
COPY frontend ./
RUN npm run build

FROM python:3.11-slim
WORKDIR /app
ENV PYTHONUNBUFFERED=1
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY backend backend
COPY migrations migrations
RUN pip install --no-cache-dir --no-deps -e .
COPY --from=client /app/frontend/dist frontend/dist
RUN useradd --system --no-create-home arkaden
USER arkaden
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=5)"]
CMD ["arkaden", "serve", "--host", "0.0.0.0", "--port", "8000"]
